/**
 * @generated SignedSource<<c20d3acf6bce0607848fee916d3e5782>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type LineCrossings_query$data = Result<{
  readonly lineCrossings: {
    readonly lately: ReadonlyArray<{
      readonly after: string | null | undefined;
      readonly feature: {
        readonly coverage: {
          readonly partialShare: number;
          readonly supportedShare: number;
          readonly unknownShare: number;
        };
        readonly name: string;
        readonly slug: string;
      };
      readonly on: string;
    }>;
    readonly soon: ReadonlyArray<{
      readonly feature: {
        readonly coverage: {
          readonly partialShare: number;
          readonly supportedShare: number;
          readonly unknownShare: number;
        };
        readonly name: string;
        readonly slug: string;
      };
      readonly on: string;
    }>;
  };
  readonly " $fragmentType": "LineCrossings_query";
}, unknown>;
export type LineCrossings_query$key = {
  readonly " $data"?: LineCrossings_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineCrossings_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v1 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "on",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Feature",
  "kind": "LinkedField",
  "name": "feature",
  "plural": false,
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
      "args": [
        (v0/*:: as any*/)
      ],
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
          "args": null,
          "kind": "ScalarField",
          "name": "partialShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unknownShare",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
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
    "catchTo": "RESULT"
  },
  "name": "LineCrossings_query",
  "selections": [
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Variable",
          "name": "linePercent",
          "variableName": "linePercent"
        }
      ],
      "concreteType": "LineCrossings",
      "kind": "LinkedField",
      "name": "lineCrossings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "LineCrossing",
          "kind": "LinkedField",
          "name": "lately",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "after",
              "storageKey": null
            },
            (v3/*:: as any*/)
          ],
          "storageKey": "lately(first:6)"
        },
        {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "LineCrossing",
          "kind": "LinkedField",
          "name": "soon",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": "soon(first:6)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "3e08e3f55e11f2c459e878b6567dcc69";

export default node;
