/**
 * @generated SignedSource<<23dc4849134a1fb9b5ee768741ab22d2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PolicyFloors_policy$data = Result<{
  readonly floors: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly choices: ReadonlyArray<{
      readonly lostShare: number;
      readonly release: {
        readonly version: string;
      };
    }>;
    readonly lostShare: number;
    readonly release: {
      readonly version: string;
    };
  }>;
  readonly givenUp: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
    };
    readonly lostShare: number;
  }>;
  readonly " $fragmentType": "PolicyFloors_policy";
}, unknown>;
export type PolicyFloors_policy$key = {
  readonly " $data"?: PolicyFloors_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"PolicyFloors_policy">;
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
  "concreteType": "Release",
  "kind": "LinkedField",
  "name": "release",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lostShare",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "PolicyFloors_policy",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PolicyFloor",
      "kind": "LinkedField",
      "name": "floors",
      "plural": true,
      "selections": [
        {
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
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PolicyFloorChoice",
          "kind": "LinkedField",
          "name": "choices",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
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
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Policy",
  "abstractKey": null
};
})();

(node as any).hash = "9a10b505e0c7db3231fde3ab628c505a";

export default node;
