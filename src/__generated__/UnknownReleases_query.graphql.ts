/**
 * @generated SignedSource<<8ddc68646cc8faab90d2bfe64e4252c9>>
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
  }> | null | undefined;
  readonly leftKnown: {
    readonly name: string;
  } | null | undefined;
  readonly leftRelease: {
    readonly __typename: "Release";
  } | null | undefined;
  readonly leftReleases: ReadonlyArray<{
    readonly version: string;
  }> | null | undefined;
  readonly rightBrowsers: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
  }> | null | undefined;
  readonly rightKnown: {
    readonly name: string;
  } | null | undefined;
  readonly rightRelease: {
    readonly __typename: "Release";
  } | null | undefined;
  readonly rightReleases: ReadonlyArray<{
    readonly version: string;
  }> | null | undefined;
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
      "kind": "CatchField",
      "field": {
        "alias": "leftBrowsers",
        "args": (v0/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browserNearMatches",
        "plural": true,
        "selections": (v7/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": "rightBrowsers",
        "args": (v3/*:: as any*/),
        "concreteType": "Browser",
        "kind": "LinkedField",
        "name": "browserNearMatches",
        "plural": true,
        "selections": (v7/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": "leftReleases",
        "args": (v4/*:: as any*/),
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "releaseNearMatches",
        "plural": true,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": "rightReleases",
        "args": (v6/*:: as any*/),
        "concreteType": "Release",
        "kind": "LinkedField",
        "name": "releaseNearMatches",
        "plural": true,
        "selections": (v8/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "0dbf4a8251c0e9feff4d16ca37c028e4";

export default node;
