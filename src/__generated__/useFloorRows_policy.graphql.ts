/**
 * @generated SignedSource<<37ac4ff975cccabaa9f9353433befdd1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FloorBasis = "ENGINE" | "MEASURED" | "NONE";
import type { FragmentRefs, Result } from "relay-runtime";
export type useFloorRows_policy$data = Result<{
  readonly floors: ReadonlyArray<{
    readonly automatic: {
      readonly version: string;
    } | null | undefined;
    readonly basis: FloorBasis;
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly browserShare: number;
    readonly browserValueShare: number | null | undefined;
    readonly by: {
      readonly browser: {
        readonly name: string;
      };
      readonly version: string;
    } | null | undefined;
    readonly choices: ReadonlyArray<{
      readonly lostShare: number;
      readonly lostValueShare: number | null | undefined;
      readonly release: {
        readonly version: string;
      };
    }>;
    readonly release: {
      readonly version: string;
    };
  }>;
  readonly givenUp: ReadonlyArray<{
    readonly automatic: {
      readonly version: string;
    } | null | undefined;
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly choices: ReadonlyArray<{
      readonly lostShare: number;
      readonly lostValueShare: number | null | undefined;
      readonly release: {
        readonly version: string;
      };
    }>;
    readonly lostShare: number;
    readonly lostValueShare: number | null | undefined;
  }>;
  readonly " $fragmentType": "useFloorRows_policy";
}, unknown>;
export type useFloorRows_policy$key = {
  readonly " $data"?: useFloorRows_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFloorRows_policy">;
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
  "concreteType": "Browser",
  "kind": "LinkedField",
  "name": "browser",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Release",
  "kind": "LinkedField",
  "name": "release",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Release",
  "kind": "LinkedField",
  "name": "automatic",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lostShare",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lostValueShare",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "PolicyFloorChoice",
  "kind": "LinkedField",
  "name": "choices",
  "plural": true,
  "selections": [
    (v4/*:: as any*/),
    (v6/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "useFloorRows_policy",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PolicyFloor",
      "kind": "LinkedField",
      "name": "floors",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "basis",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Release",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Browser",
              "kind": "LinkedField",
              "name": "browser",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "browserShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "browserValueShare",
          "storageKey": null
        },
        (v8/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GivenUpBrowser",
      "kind": "LinkedField",
      "name": "givenUp",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Policy",
  "abstractKey": null
};
})();

(node as any).hash = "70b1a529122cd47fd5845f66ae448c1e";

export default node;
