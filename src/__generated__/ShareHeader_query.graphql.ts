/**
 * @generated SignedSource<<959360d5d55e0d09bb4eb84b1600b334>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShareHeader_query$data = {
  readonly audience: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "ShareHeader_query";
};
export type ShareHeader_query$key = {
  readonly " $data"?: ShareHeader_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareHeader_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareHeader_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "key",
          "variableName": "audience"
        }
      ],
      "concreteType": "Audience",
      "kind": "LinkedField",
      "name": "audience",
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
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b5745583281eeb54271c3a9dfbadbdba";

export default node;
