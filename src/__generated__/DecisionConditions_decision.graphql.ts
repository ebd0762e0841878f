/**
 * @generated SignedSource<<c87a5153cb37367f0859829f9dc0a7e5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecisionConditions_decision$data = {
  readonly askAtPercent: number | null | undefined;
  readonly askWhenShipped: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "DecisionConditions_decision";
};
export type DecisionConditions_decision$key = {
  readonly " $data"?: DecisionConditions_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionConditions_decision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionConditions_decision",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askAtPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Browser",
      "kind": "LinkedField",
      "name": "askWhenShipped",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Decision",
  "abstractKey": null
};

(node as any).hash = "12ad9245ef3cff4a59b9b363a187d643";

export default node;
