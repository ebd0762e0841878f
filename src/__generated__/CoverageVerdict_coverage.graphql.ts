/**
 * @generated SignedSource<<dee0bcb5e5d6bb6d6bd3785f4689be48>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartialReasonKind = "NOTE" | "OTHER_NAME" | "PARTS" | "PREFIX" | "WHOLE";
import type { FragmentRefs, Result } from "relay-runtime";
export type CoverageVerdict_coverage$data = Result<{
  readonly audience: {
    readonly isFixed: boolean;
    readonly key: string;
    readonly name: string;
    readonly trackedShare: number;
  };
  readonly dataOn: string;
  readonly heaviestReasons: ReadonlyArray<{
    readonly kind: PartialReasonKind;
    readonly missingCount: number | null | undefined;
    readonly morePlaces: number;
    readonly partCount: number | null | undefined;
    readonly quote: string | null | undefined;
    readonly where: ReadonlyArray<{
      readonly browser: string;
      readonly from: string | null | undefined;
      readonly to: string | null | undefined;
    }>;
  }>;
  readonly partialShare: number;
  readonly shareError: number | null | undefined;
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
  readonly visitCount: number | null | undefined;
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
      "kind": "ScalarField",
      "name": "visitCount",
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
      "alias": "heaviestReasons",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "PartialReason",
      "kind": "LinkedField",
      "name": "partialReasons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quote",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missingCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PartialPlace",
          "kind": "LinkedField",
          "name": "where",
          "plural": true,
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
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "morePlaces",
          "storageKey": null
        }
      ],
      "storageKey": "partialReasons(first:1)"
    }
  ],
  "type": "Coverage",
  "abstractKey": null
};
})();

(node as any).hash = "1702605805f475784a4e864102ed7bc7";

export default node;
