/**
 * @generated SignedSource<<90fad06c604836f36f50d5ee66c3eb04>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type FeatureReferences_feature$data = Result<{
  readonly caniuse: {
    readonly " $fragmentSpreads": FragmentRefs<"CaniuseDifferences_caniuse">;
  } | null | undefined;
  readonly caniuseIds: ReadonlyArray<string>;
  readonly groups: ReadonlyArray<{
    readonly name: string;
    readonly path: string;
  }>;
  readonly mdnPageCount: number;
  readonly mdnPages: ReadonlyArray<{
    readonly title: string;
    readonly url: string;
  }>;
  readonly snapshots: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly specifications: ReadonlyArray<{
    readonly title: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "FeatureReferences_feature";
}, unknown>;
export type FeatureReferences_feature$key = {
  readonly " $data"?: FeatureReferences_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureReferences_feature">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "FeatureReferences_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Specification",
      "kind": "LinkedField",
      "name": "specifications",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "MdnPage",
      "kind": "LinkedField",
      "name": "mdnPages",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": "mdnPages(first:3)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mdnPageCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "caniuseIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Caniuse",
      "kind": "LinkedField",
      "name": "caniuse",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CaniuseDifferences_caniuse"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Snapshot",
      "kind": "LinkedField",
      "name": "snapshots",
      "plural": true,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Feature",
  "abstractKey": null
};
})();

(node as any).hash = "33be95b8608a9e8034180d2f3437963f";

export default node;
