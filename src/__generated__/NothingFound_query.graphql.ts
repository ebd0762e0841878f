/**
 * @generated SignedSource<<860eced27cdd58bfc48ecd3de8c29cdb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NothingFound_query$data = {
  readonly featureNearMatches: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
  }>;
  readonly " $fragmentType": "NothingFound_query";
};
export type NothingFound_query$key = {
  readonly " $data"?: NothingFound_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NothingFound_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "wanted"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "NothingFound_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        },
        {
          "kind": "Variable",
          "name": "slug",
          "variableName": "wanted"
        }
      ],
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "featureNearMatches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
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

(node as any).hash = "7c7b515c97aa7512d546a76ba8dace28";

export default node;
