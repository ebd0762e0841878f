/**
 * @generated SignedSource<<9153517916eb0695f894e1ddd3cc1291>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PolicyRule = "AGE" | "GAIN";
import type { FragmentRefs, Result } from "relay-runtime";
export type PolicyComparison_policy$data = Result<{
  readonly aboveCount: number;
  readonly acceptedBelow: ReadonlyArray<{
    readonly slug: string;
  }>;
  readonly audience: {
    readonly key: string;
    readonly name: string;
  };
  readonly comparedWith: {
    readonly other: {
      readonly aboveCount: number;
      readonly acceptedBelow: ReadonlyArray<{
        readonly slug: string;
      }>;
      readonly audience: {
        readonly key: string;
        readonly name: string;
      };
      readonly floors: ReadonlyArray<{
        readonly browser: {
          readonly name: string;
          readonly slug: string;
        };
        readonly lostShare: number;
        readonly lostValueShare: number | null | undefined;
        readonly release: {
          readonly version: string;
        };
      }>;
      readonly givenUp: ReadonlyArray<{
        readonly browser: {
          readonly name: string;
          readonly slug: string;
        };
        readonly lostShare: number;
        readonly lostValueShare: number | null | undefined;
      }>;
      readonly linePercent: number;
      readonly rule: PolicyRule;
      readonly supportedShare: number;
      readonly targets: {
        readonly builtinsYear: number;
        readonly engines: ReadonlyArray<string>;
        readonly syntaxYear: number;
      };
      readonly value: {
        readonly name: string;
        readonly step: number;
        readonly supportedShare: number;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"AbsentNames_policy">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ComparedFeatures_comparison">;
  } | null | undefined;
  readonly floors: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly lostShare: number;
    readonly lostValueShare: number | null | undefined;
    readonly release: {
      readonly version: string;
    };
  }>;
  readonly givenUp: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly lostShare: number;
    readonly lostValueShare: number | null | undefined;
  }>;
  readonly linePercent: number;
  readonly rule: PolicyRule;
  readonly supportedShare: number;
  readonly targets: {
    readonly builtinsYear: number;
    readonly engines: ReadonlyArray<string>;
    readonly syntaxYear: number;
  };
  readonly value: {
    readonly name: string;
    readonly step: number;
    readonly supportedShare: number;
  } | null | undefined;
  readonly " $fragmentType": "PolicyComparison_policy";
}, unknown>;
export type PolicyComparison_policy$key = {
  readonly " $data"?: PolicyComparison_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"PolicyComparison_policy">;
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
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "linePercent",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rule",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "supportedShare",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "PolicyValue",
  "kind": "LinkedField",
  "name": "value",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "step",
      "storageKey": null
    },
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "aboveCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Feature",
  "kind": "LinkedField",
  "name": "acceptedBelow",
  "plural": true,
  "selections": [
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "Browser",
  "kind": "LinkedField",
  "name": "browser",
  "plural": false,
  "selections": [
    (v7/*:: as any*/),
    (v0/*:: as any*/)
  ],
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lostShare",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lostValueShare",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "PolicyFloor",
  "kind": "LinkedField",
  "name": "floors",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Release",
      "kind": "LinkedField",
      "name": "release",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v10/*:: as any*/),
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "concreteType": "GivenUpBrowser",
  "kind": "LinkedField",
  "name": "givenUp",
  "plural": true,
  "selections": [
    (v9/*:: as any*/),
    (v10/*:: as any*/),
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "PolicyTargets",
  "kind": "LinkedField",
  "name": "targets",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "syntaxYear",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "builtinsYear",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "engines",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "other"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "PolicyComparison_policy",
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    (v8/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "policy",
          "variableName": "other"
        }
      ],
      "concreteType": "PolicyComparison",
      "kind": "LinkedField",
      "name": "comparedWith",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Policy",
          "kind": "LinkedField",
          "name": "other",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AbsentNames_policy"
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            (v8/*:: as any*/),
            (v12/*:: as any*/),
            (v13/*:: as any*/),
            (v14/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ComparedFeatures_comparison"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Policy",
  "abstractKey": null
};
})();

(node as any).hash = "44949e1971332fd65ab177d7e696e574";

export default node;
