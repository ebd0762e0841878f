/**
 * @generated SignedSource<<da42147271b657cf853ea9c88e0bd874>>
 * @relayHash 5ca8f3499ef5d866a70220047771fa47
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5692281744d335f5b1c3501230407afbe9baad0ef77af27d8fdf743393d9e99

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceScreenQuery$variables = {
  key: string;
  linePercent: number;
};
export type AudienceScreenQuery$data = {
  readonly audienceLookup: {
    readonly audience: {
      readonly facts: {
        readonly " $fragmentSpreads": FragmentRefs<"AudienceFacts_audience">;
      };
      readonly gains: {
        readonly " $fragmentSpreads": FragmentRefs<"AudienceGains_audience">;
      };
      readonly header: {
        readonly " $fragmentSpreads": FragmentRefs<"AudienceHeader_audience">;
      };
      readonly own: {
        readonly " $fragmentSpreads": FragmentRefs<"OwnAudience_audience">;
      };
      readonly people: {
        readonly " $fragmentSpreads": FragmentRefs<"AudiencePeople_audience">;
      };
      readonly reach: {
        readonly " $fragmentSpreads": FragmentRefs<"AudienceReach_audience">;
      };
      readonly text: {
        readonly " $fragmentSpreads": FragmentRefs<"AudienceText_audience">;
      };
    } | null | undefined;
    readonly problems: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
    }>;
  };
};
export type AudienceScreenQuery = {
  response: AudienceScreenQuery$data;
  variables: AudienceScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "linePercent"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Problem",
  "kind": "LinkedField",
  "name": "problems",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
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
  "name": "releaseCount",
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
},
v7 = [
  {
    "kind": "Variable",
    "name": "linePercent",
    "variableName": "linePercent"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AudienceScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AudienceLookup",
        "kind": "LinkedField",
        "name": "audienceLookup",
        "plural": false,
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
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AudienceHeader_audience"
                    }
                  ],
                  "type": "Audience",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "header"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AudienceFacts_audience"
                    }
                  ],
                  "type": "Audience",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "facts"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AudiencePeople_audience"
                    }
                  ],
                  "type": "Audience",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "people"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AudienceReach_audience"
                    }
                  ],
                  "type": "Audience",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "reach"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AudienceGains_audience"
                    }
                  ],
                  "type": "Audience",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "gains"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "AudienceText_audience"
                    }
                  ],
                  "type": "Audience",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "text"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "OwnAudience_audience"
                    }
                  ],
                  "type": "Audience",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "own"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AudienceScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AudienceLookup",
        "kind": "LinkedField",
        "name": "audienceLookup",
        "plural": false,
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
              (v3/*:: as any*/),
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
                "kind": "ScalarField",
                "name": "trackedShare",
                "storageKey": null
              },
              (v4/*:: as any*/),
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
                "name": "endsOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AudienceValue",
                "kind": "LinkedField",
                "name": "value",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "step",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "knownShare",
                    "storageKey": null
                  }
                ],
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
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BrowserAges",
                "kind": "LinkedField",
                "name": "browserAges",
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
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AgeShare",
                    "kind": "LinkedField",
                    "name": "ages",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "age",
                        "storageKey": null
                      },
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BaselineReach",
                "kind": "LinkedField",
                "name": "baselineReach",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "target",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "concreteType": "DropGain",
                "kind": "LinkedField",
                "name": "dropGains",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "before",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ageMonths",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "droppedShare",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "gainedCount",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v7/*:: as any*/),
                "kind": "ScalarField",
                "name": "browserslistText",
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a5692281744d335f5b1c3501230407afbe9baad0ef77af27d8fdf743393d9e99",
    "metadata": {},
    "name": "AudienceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1d50aebffc8ce124e66c08047ec62826";

export default node;
