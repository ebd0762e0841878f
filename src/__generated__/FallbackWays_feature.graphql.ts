/**
 * @generated SignedSource<<be50dce9fe92e43aac52fc1507ca6c66>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type FallbackWays_feature$data = Result<{
  readonly buildTransform: {
    readonly bytesAfter: number;
    readonly bytesBefore: number;
    readonly lacks: string | null | undefined;
    readonly package: string;
    readonly version: string;
  } | null | undefined;
  readonly name: string;
  readonly polyfill: {
    readonly bytes: {
      readonly brotli: number;
    };
    readonly lacks: string | null | undefined;
    readonly loader: string;
    readonly measuredOn: string;
    readonly neededShare: number;
    readonly package: string;
    readonly verifiedIn: {
      readonly browser: string;
      readonly isRemoved: boolean;
    } | null | undefined;
    readonly version: string;
  } | null | undefined;
  readonly " $fragmentType": "FallbackWays_feature";
}, unknown>;
export type FallbackWays_feature$key = {
  readonly " $data"?: FallbackWays_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FallbackWays_feature">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "package",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lacks",
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
  "name": "FallbackWays_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "audience",
          "variableName": "audience"
        }
      ],
      "concreteType": "Polyfill",
      "kind": "LinkedField",
      "name": "polyfill",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "loader",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BundleBytes",
          "kind": "LinkedField",
          "name": "bytes",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "brotli",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "neededShare",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PolyfillTrial",
          "kind": "LinkedField",
          "name": "verifiedIn",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "browser",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isRemoved",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "measuredOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BuildTransform",
      "kind": "LinkedField",
      "name": "buildTransform",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytesBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytesAfter",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Feature",
  "abstractKey": null
};
})();

(node as any).hash = "35b5f68142be2b91c6741222da4371a1";

export default node;
