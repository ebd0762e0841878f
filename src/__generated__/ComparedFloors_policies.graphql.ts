/**
 * @generated SignedSource<<a3354376171a09484de8d457d2cc3823>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ComparedFloors_policies$data = ReadonlyArray<{
  readonly row: Result<{
    readonly floors: ReadonlyArray<{
      readonly browser: {
        readonly name: string;
        readonly slug: string;
      };
      readonly lostShare: number;
      readonly lostValueShare: number | null | undefined;
      readonly release: {
        readonly version: string;
      };
    }>;
    readonly givenUp: ReadonlyArray<{
      readonly browser: {
        readonly name: string;
        readonly slug: string;
      };
      readonly lostShare: number;
      readonly lostValueShare: number | null | undefined;
    }>;
    readonly value: {
      readonly name: string;
      readonly step: number;
    } | null | undefined;
  }, unknown>;
  readonly " $fragmentType": "ComparedFloors_policies";
}>;
export type ComparedFloors_policies$key = ReadonlyArray<{
  readonly " $data"?: ComparedFloors_policies$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedFloors_policies">;
}>;

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
  "name": "lostShare",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lostValueShare",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ComparedFloors_policies",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "fragment": {
          "kind": "InlineFragment",
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
                (v1/*:: as any*/),
                {
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
                (v2/*:: as any*/),
                (v3/*:: as any*/)
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
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "type": null,
          "abstractKey": null
        },
        "kind": "AliasedInlineFragmentSpread",
        "name": "row"
      },
      "to": "RESULT"
    }
  ],
  "type": "Policy",
  "abstractKey": null
};
})();

(node as any).hash = "661f7d9e551185cb09a10fe1785ffcb6";

export default node;
