/**
 * @generated SignedSource<<0a218cc1966c5cae6f7bb9b4dc9f4ee4>>
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

(node as any).hash = "bce5c157f505ce14536be351b20699d2";

export default node;
