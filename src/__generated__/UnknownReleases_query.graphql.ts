/**
 * @generated SignedSource<<0c152a5d8be97d17aced40425e9d9ba5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnknownReleases_query$data = {
  readonly leftBrowsers: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
  }>;
  readonly leftKnown: {
    readonly name: string;
  } | null | undefined;
  readonly leftRelease: {
    readonly __typename: "Release";
  } | null | undefined;
  readonly leftReleases: ReadonlyArray<{
    readonly version: string;
  }>;
  readonly rightBrowsers: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
  }>;
  readonly rightKnown: {
    readonly name: string;
  } | null | undefined;
  readonly rightRelease: {
    readonly __typename: "Release";
  } | null | undefined;
  readonly rightReleases: ReadonlyArray<{
    readonly version: string;
  }>;
  readonly " $fragmentType": "UnknownReleases_query";
};
export type UnknownReleases_query$key = {
  readonly " $data"?: UnknownReleases_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnknownReleases_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "leftBrowser"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "rightBrowser"
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "browser",
    "variableName": "leftBrowser"
  },
  {
    "kind": "Variable",
    "name": "version",
    "variableName": "leftVersion"
  }
],
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
],
v6 = [
  {
    "kind": "Variable",
    "name": "browser",
    "variableName": "rightBrowser"
  },
  {
    "kind": "Variable",
    "name": "version",
    "variableName": "rightVersion"
  }
],
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "slug",
    "storageKey": null
  },
  (v1/*:: as any*/)
],
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "version",
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
      "name": "leftVersion"
    },
    {
      "kind": "RootArgument",
      "name": "rightBrowser"
    },
    {
      "kind": "RootArgument",
      "name": "rightVersion"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnknownReleases_query",
  "selections": [
    {
      "alias": "leftKnown",
      "args": (v0/*:: as any*/),
      "concreteType": "Browser",
      "kind": "LinkedField",
      "name": "browser",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "rightKnown",
      "args": (v3/*:: as any*/),
      "concreteType": "Browser",
      "kind": "LinkedField",
      "name": "browser",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "leftRelease",
      "args": (v4/*:: as any*/),
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "release",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "rightRelease",
      "args": (v6/*:: as any*/),
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "release",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "leftBrowsers",
      "args": (v0/*:: as any*/),
      "concreteType": "Browser",
      "kind": "LinkedField",
      "name": "browserNearMatches",
      "plural": true,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "rightBrowsers",
      "args": (v3/*:: as any*/),
      "concreteType": "Browser",
      "kind": "LinkedField",
      "name": "browserNearMatches",
      "plural": true,
      "selections": (v7/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "leftReleases",
      "args": (v4/*:: as any*/),
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "releaseNearMatches",
      "plural": true,
      "selections": (v8/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "rightReleases",
      "args": (v6/*:: as any*/),
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "releaseNearMatches",
      "plural": true,
      "selections": (v8/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "6f594aa71439284fbd285c41f70f610b";

export default node;
