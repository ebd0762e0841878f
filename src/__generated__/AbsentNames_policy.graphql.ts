/**
 * @generated SignedSource<<3b83acaa0b39af4271dc0ac3f2117fec>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AbsentNames_policy$data = Result<{
  readonly absent: ReadonlyArray<{
    readonly matches: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly slug: string;
  }>;
  readonly " $fragmentType": "AbsentNames_policy";
}, unknown>;
export type AbsentNames_policy$key = {
  readonly " $data"?: AbsentNames_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"AbsentNames_policy">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "AbsentNames_policy",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AbsentFeature",
      "kind": "LinkedField",
      "name": "absent",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "matches",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Policy",
  "abstractKey": null
};
})();

(node as any).hash = "332ffd8c0397612b2d31719c53152736";

export default node;
