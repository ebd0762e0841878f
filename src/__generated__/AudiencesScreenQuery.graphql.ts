/**
 * @generated SignedSource<<19532f58c9ef27ce137c9268f2c11d49>>
 * @relayHash ee06eb151284782c945da01f5eb8ae4a
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b24c72dee79b11fa0eb2aa1a8a02d69b9121354a858bf9d11cffef8a81c4932

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AudiencesScreenQuery$variables = {
  audience: string;
};
export type AudiencesScreenQuery$data = {
  readonly audience: Result<{
    readonly " $fragmentSpreads": FragmentRefs<"AudienceDetail_audience">;
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
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "share",
  "storageKey": null
},
v5 = {
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isAndroidEstimated",
            "storageKey": null
          },
          (v3/*:: as any*/),
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
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
                  (v3/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9b24c72dee79b11fa0eb2aa1a8a02d69b9121354a858bf9d11cffef8a81c4932",
    "metadata": {},
    "name": "AudiencesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f42a6347152ba77936ce52d2cf5ec02c";

export default node;
