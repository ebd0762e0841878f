/**
 * @generated SignedSource<<6f1e40615bdaeaef1b88d019fe97d9b3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SourceNotes_source$data = {
  readonly beacon: {
    readonly agents: {
      readonly " $fragmentSpreads": FragmentRefs<"AgentComparison_agents">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BeaconSetup_beacon">;
  } | null | undefined;
  readonly error: string | null | undefined;
  readonly failingSince: string | null | undefined;
  readonly name: string;
  readonly pushUrl: string | null | undefined;
  readonly " $fragmentType": "SourceNotes_source";
};
export type SourceNotes_source$key = {
  readonly " $data"?: SourceNotes_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceNotes_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceNotes_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pushUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Beacon",
      "kind": "LinkedField",
      "name": "beacon",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "AgentComparison",
            "kind": "LinkedField",
            "name": "agents",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AgentComparison_agents"
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BeaconSetup_beacon"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "error",
      "storageKey": null
    }
  ],
  "type": "AudienceSource",
  "abstractKey": null
};

(node as any).hash = "55c181f2cfe76ef219b7945b9aa08046";

export default node;
