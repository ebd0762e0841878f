/**
 * @generated SignedSource<<6d16f8f83e92e28535c12e532234bb89>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartialReasonKind = "NOTE" | "OTHER_NAME" | "PARTS" | "PREFIX" | "WHOLE";
import type { FragmentRefs, Result } from "relay-runtime";
export type WhatToDo_feature$data = Result<{
  readonly coverage: {
    readonly partialReasons: ReadonlyArray<{
      readonly kind: PartialReasonKind;
      readonly quote: string | null | undefined;
      readonly share: number;
    }>;
    readonly supportedShare: number;
    readonly verdict: {
      readonly answer: string;
    };
  };
  readonly discouraged: {
    readonly __typename: "Discouraged";
  } | null | undefined;
  readonly isSyntax: boolean;
  readonly name: string;
  readonly parts: {
    readonly lacking: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"PartLinks_compatKeys">;
    }>;
    readonly lackingCount: number;
    readonly withoutLackingShare: number | null | undefined;
  } | null | undefined;
  readonly slug: string;
  readonly supportTest: {
    readonly code: string;
    readonly share: number;
    readonly " $fragmentSpreads": FragmentRefs<"ProvenFeatures_test">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FallbackWays_feature" | "WaitWay_feature">;
  readonly " $fragmentType": "WhatToDo_feature";
}, unknown>;
export type WhatToDo_feature$key = {
  readonly " $data"?: WhatToDo_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhatToDo_feature">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "share",
  "storageKey": null
},
v3 = {
  "kind": "Variable",
  "name": "linePercent",
  "variableName": "linePercent"
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
    "catchTo": "RESULT"
  },
  "name": "WhatToDo_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
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
      "concreteType": "Discouraged",
      "kind": "LinkedField",
      "name": "discouraged",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "Coverage",
      "kind": "LinkedField",
      "name": "coverage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "supportedShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 4
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
            (v2/*:: as any*/)
          ],
          "storageKey": "partialReasons(first:4)"
        },
        {
          "alias": null,
          "args": [
            (v3/*:: as any*/)
          ],
          "concreteType": "Verdict",
          "kind": "LinkedField",
          "name": "verdict",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "answer",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "FeatureParts",
      "kind": "LinkedField",
      "name": "parts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lackingCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 3
            }
          ],
          "concreteType": "CompatKey",
          "kind": "LinkedField",
          "name": "lacking",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PartLinks_compatKeys"
            }
          ],
          "storageKey": "lacking(first:3)"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withoutLackingShare",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "concreteType": "SupportTest",
      "kind": "LinkedField",
      "name": "supportTest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProvenFeatures_test"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSyntax",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WaitWay_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FallbackWays_feature"
    }
  ],
  "type": "Feature",
  "abstractKey": null
};
})();

(node as any).hash = "d1dc35840e21810425121e86799838bb";

export default node;
