/**
 * @generated SignedSource<<0cd50a882127f6517a45ea50c8814605>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewProject_query$data = {
  readonly audience: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "NewProject_query";
};
export type NewProject_query$key = {
  readonly " $data"?: NewProject_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewProject_query">;
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
  "name": "NewProject_query",
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

(node as any).hash = "b352f376045b2e0b751809880bb5ea69";

export default node;
