/**
 * @generated SignedSource<<e8a0256783d520ee9e0268d61749914f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ComparedAudiences_set$data = Result<{
  readonly coverages: ReadonlyArray<{
    readonly audience: {
      readonly key: string;
      readonly name: string;
      readonly trackedShare: number;
    };
    readonly partialShare: number;
    readonly shareError: number | null | undefined;
    readonly shortBrowsers: ReadonlyArray<{
      readonly browser: {
        readonly name: string;
        readonly slug: string;
      };
      readonly partialShare: number;
      readonly share: number;
    }>;
    readonly supportedShare: number;
    readonly unknownShare: number;
    readonly unsupportedShare: number;
  } | null | undefined>;
  readonly " $fragmentType": "ComparedAudiences_set";
}, unknown>;
export type ComparedAudiences_set$key = {
  readonly " $data"?: ComparedAudiences_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedAudiences_set">;
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
  "kind": "ScalarField",
  "name": "partialShare",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "audiences"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "ComparedAudiences_set",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "audiences",
          "variableName": "audiences"
        }
      ],
      "concreteType": "Coverage",
      "kind": "LinkedField",
      "name": "coverages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Audience",
          "kind": "LinkedField",
          "name": "audience",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "trackedShare",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "supportedShare",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unsupportedShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unknownShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shareError",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ShortBrowser",
          "kind": "LinkedField",
          "name": "shortBrowsers",
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "share",
              "storageKey": null
            },
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

(node as any).hash = "b8c7aed1c05f04e9bf13ff8c5a908708";

export default node;
