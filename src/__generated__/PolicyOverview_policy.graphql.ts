/**
 * @generated SignedSource<<aa3c78a82a9823ae584884539de03d41>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PolicyOverview_policy$data = {
  readonly audience: {
    readonly trackedShare: number;
  };
  readonly supportedShare: number;
  readonly value: {
    readonly name: string;
    readonly step: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PolicyLede_policy" | "useFloorRows_policy">;
  readonly " $fragmentType": "PolicyOverview_policy";
};
export type PolicyOverview_policy$key = {
  readonly " $data"?: PolicyOverview_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"PolicyOverview_policy">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PolicyOverview_policy",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportedShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PolicyValue",
      "kind": "LinkedField",
      "name": "value",
      "plural": false,
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
          "name": "step",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Audience",
      "kind": "LinkedField",
      "name": "audience",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackedShare",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PolicyLede_policy"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useFloorRows_policy"
    }
  ],
  "type": "Policy",
  "abstractKey": null
};

(node as any).hash = "74c7ec37b54503610e7402d71d15695d";

export default node;
