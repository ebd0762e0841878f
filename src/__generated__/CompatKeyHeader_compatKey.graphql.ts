/**
 * @generated SignedSource<<ac861c3f67f2fe0cf4b294e5ccbc7ba9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompatKeyHeader_compatKey$data = {
  readonly ancestors: ReadonlyArray<{
    readonly name: string;
    readonly path: string;
  }> | null | undefined;
  readonly descriptionHtml: string | null | undefined;
  readonly hasData: boolean;
  readonly name: string;
  readonly path: string;
  readonly " $fragmentSpreads": FragmentRefs<"KeyTags_compatKey">;
  readonly " $fragmentType": "CompatKeyHeader_compatKey";
};
export type CompatKeyHeader_compatKey$key = {
  readonly " $data"?: CompatKeyHeader_compatKey$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompatKeyHeader_compatKey">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompatKeyHeader_compatKey",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descriptionHtml",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasData",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "KeyTags_compatKey",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDeprecated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExperimental",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isStandardTrack",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CompatKey",
        "kind": "LinkedField",
        "name": "ancestors",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "CompatKey",
  "abstractKey": null
};
})();

(node as any).hash = "6914cfce54d3227431e898a501c6b1aa";

export default node;
