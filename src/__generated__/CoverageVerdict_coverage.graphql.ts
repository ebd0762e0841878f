/**
 * @generated SignedSource<<e63d86a9753c61493da2aa7e59a501e0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CoverageVerdict_coverage$data = Result<{
  readonly audience: {
    readonly isFixed: boolean;
    readonly key: string;
    readonly name: string;
    readonly trackedShare: number;
  };
  readonly dataOn: string;
  readonly partialReason: string | null | undefined;
  readonly partialShare: number;
  readonly shortBrowsers: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
    };
    readonly newestSupports: boolean;
  }>;
  readonly supportedShare: number;
  readonly supportedShareIfAndroidIsLatest: number | null | undefined;
  readonly unknownShare: number;
  readonly unsupportedShare: number;
  readonly " $fragmentType": "CoverageVerdict_coverage";
}, unknown>;
export type CoverageVerdict_coverage$key = {
  readonly " $data"?: CoverageVerdict_coverage$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverageVerdict_coverage">;
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
  "name": "CoverageVerdict_coverage",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFixed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportedShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partialShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportedShareIfAndroidIsLatest",
      "storageKey": null
    },
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newestSupports",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partialReason",
      "storageKey": null
    }
  ],
  "type": "Coverage",
  "abstractKey": null
};
})();

(node as any).hash = "952908a3770f849e29e45ecceb26ac8e";

export default node;
