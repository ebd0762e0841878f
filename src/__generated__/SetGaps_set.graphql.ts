/**
 * @generated SignedSource<<c061ca8cdc8aebcd1b81f449e53d15c4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type SetGaps_set$data = Result<{
  readonly gaps: ReadonlyArray<{
    readonly features: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly from: {
      readonly version: string;
    };
    readonly isOldest: boolean;
    readonly share: number;
    readonly to: {
      readonly browser: {
        readonly name: string;
        readonly slug: string;
      };
      readonly version: string;
    };
  }>;
  readonly " $fragmentType": "SetGaps_set";
}, unknown>;
export type SetGaps_set$key = {
  readonly " $data"?: SetGaps_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetGaps_set">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "SetGaps_set",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "audience",
          "variableName": "audience"
        }
      ],
      "concreteType": "SetGap",
      "kind": "LinkedField",
      "name": "gaps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Release",
          "kind": "LinkedField",
          "name": "from",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Release",
          "kind": "LinkedField",
          "name": "to",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
                (v1/*:: as any*/)
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
          "name": "isOldest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "features",
          "plural": true,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeatureSet",
  "abstractKey": null
};
})();

(node as any).hash = "6a4022566f5e50997b64321e9dfda243";

export default node;
