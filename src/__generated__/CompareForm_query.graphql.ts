/**
 * @generated SignedSource<<2c440072f2a95f44c7b54cb89c6093e2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CompareForm_query$data = Result<{
  readonly browsers: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
  }>;
  readonly left: {
    readonly releaseVersions: ReadonlyArray<string>;
    readonly slug: string;
  } | null | undefined;
  readonly right: {
    readonly releaseVersions: ReadonlyArray<string>;
    readonly slug: string;
  } | null | undefined;
  readonly " $fragmentType": "CompareForm_query";
}, unknown>;
export type CompareForm_query$key = {
  readonly " $data"?: CompareForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareForm_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "releaseVersions",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "leftBrowser"
    },
    {
      "kind": "RootArgument",
      "name": "rightBrowser"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "CompareForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Browser",
      "kind": "LinkedField",
      "name": "browsers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
    {
      "alias": "left",
      "args": [
        {
          "kind": "Variable",
          "name": "slug",
          "variableName": "leftBrowser"
        }
      ],
      "concreteType": "Browser",
      "kind": "LinkedField",
      "name": "browser",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "right",
      "args": [
        {
          "kind": "Variable",
          "name": "slug",
          "variableName": "rightBrowser"
        }
      ],
      "concreteType": "Browser",
      "kind": "LinkedField",
      "name": "browser",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "0befbc48ad03d7f6533f402808c11167";

export default node;
