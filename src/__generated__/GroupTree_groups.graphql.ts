/**
 * @generated SignedSource<<21cb515d3a49bf5a86a5e99f7035d765>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type GroupTree_groups$data = ReadonlyArray<{
  readonly row: Result<{
    readonly featureCount: number;
    readonly featureCountAtLine: number;
    readonly name: string;
    readonly parent: {
      readonly path: string;
    } | null | undefined;
    readonly path: string;
  }, unknown>;
  readonly " $fragmentType": "GroupTree_groups";
}>;
export type GroupTree_groups$key = ReadonlyArray<{
  readonly " $data"?: GroupTree_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupTree_groups">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    },
    {
      "kind": "RootArgument",
      "name": "linePercent"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GroupTree_groups",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "fragment": {
          "kind": "InlineFragment",
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "featureCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": [
                {
                  "kind": "Variable",
                  "name": "audience",
                  "variableName": "audience"
                },
                {
                  "kind": "Variable",
                  "name": "linePercent",
                  "variableName": "linePercent"
                }
              ],
              "kind": "ScalarField",
              "name": "featureCountAtLine",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Group",
              "kind": "LinkedField",
              "name": "parent",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
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
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "d246b840ed917de044ff0923934cfbcc";

export default node;
