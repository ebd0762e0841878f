/**
 * @generated SignedSource<<b89fcbe23f3265780b0d32cbdf26500e>>
 * @relayHash 5115c937cfde72c0e18308d45d369d50
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a6ca5c26ec5bd07bc8df73cdd73c58403db4b3a186749ded02208da5e08cf7e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AudiencesScreenQuery$variables = {
  audience: string;
};
export type AudiencesScreenQuery$data = {
  readonly audience: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"AudienceDetail_audience" | "KeepAudience_audience">;
  } | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"AudiencePresets_query">;
};
export type AudiencesScreenQuery = {
  response: AudiencesScreenQuery$data;
  variables: AudiencesScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "audience"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "audience"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "share",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AudiencesScreenQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v1/*:: as any*/),
          "concreteType": "Audience",
          "kind": "LinkedField",
          "name": "audience",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AudienceDetail_audience"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "KeepAudience_audience"
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "AudiencePresets_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AudiencesScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Audience",
        "kind": "LinkedField",
        "name": "audience",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isAndroidEstimated",
            "storageKey": null
          },
          (v4/*:: as any*/),
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
            "name": "worldShare",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "releaseCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sourceNote",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UnmappedShare",
            "kind": "LinkedField",
            "name": "unmapped",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BrowserShare",
            "kind": "LinkedField",
            "name": "browsers",
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
                  (v4/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AudiencePreset",
        "kind": "LinkedField",
        "name": "audiencePresets",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3a6ca5c26ec5bd07bc8df73cdd73c58403db4b3a186749ded02208da5e08cf7e",
    "metadata": {},
    "name": "AudiencesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ffb1148ffbd5515dfcf1cf84a0244bc";

export default node;
