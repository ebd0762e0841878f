/**
 * @generated SignedSource<<6104e172d58bbfe7642e695c0148c443>>
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
      readonly slug: string;
    };
  }>;
  readonly givenUp: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
    };
    readonly lostShare: number;
    readonly lostValueShare: number | null | undefined;
  }>;
  readonly value: {
    readonly name: string;
    readonly step: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FloorTable_policy">;
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
      "concreteType": "PolicyValue",
      "kind": "LinkedField",
      "name": "value",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FloorTable_policy"
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lostShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lostValueShare",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Policy",
  "abstractKey": null
};
})();

(node as any).hash = "279c20ab27ef261f41a2357c4d5bbc72";

export default node;
