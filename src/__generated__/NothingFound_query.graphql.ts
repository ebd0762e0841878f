/**
 * @generated SignedSource<<1e843691c1578577637678c691567370>>
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
  }> | null | undefined;
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
      "kind": "CatchField",
      "field": {
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
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "28e74987fd10faae17ad161aeb912bc3";

export default node;
