/**
 * @generated SignedSource<<da6d7e982f5c1e825ddc27f32a11c9a1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureHeader_feature$data = {
  readonly description: string | null | undefined;
  readonly descriptionHtml: string | null | undefined;
  readonly groups: ReadonlyArray<{
    readonly ancestors: ReadonlyArray<{
      readonly name: string;
      readonly path: string;
    }> | null | undefined;
    readonly name: string;
    readonly path: string;
  }> | null | undefined;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "FeatureHeader_feature";
};
export type FeatureHeader_feature$key = {
  readonly " $data"?: FeatureHeader_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureHeader_feature">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeatureHeader_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descriptionHtml",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "groups",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/),
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Group",
              "kind": "LinkedField",
              "name": "ancestors",
              "plural": true,
              "selections": [
                (v1/*:: as any*/),
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Feature",
  "abstractKey": null
};
})();

(node as any).hash = "6084a4cb708090575d513736049aac41";

export default node;
