/**
 * @generated SignedSource<<39c9a531d2d9a56025cc104b545a40c2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
import type { FragmentRefs, Result } from "relay-runtime";
export type SetVerdict_set$data = Result<{
  readonly coverage: {
    readonly " $fragmentSpreads": FragmentRefs<"CoverageVerdict_coverage">;
  };
  readonly features: ReadonlyArray<{
    readonly baseline: {
      readonly newlyOn: string | null | undefined;
      readonly status: BaselineStatus;
    } | null | undefined;
    readonly discouraged: {
      readonly __typename: "Discouraged";
    } | null | undefined;
    readonly name: string;
    readonly slug: string;
  }>;
  readonly " $fragmentType": "SetVerdict_set";
}, unknown>;
export type SetVerdict_set$key = {
  readonly " $data"?: SetVerdict_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetVerdict_set">;
};

const node: ReaderFragment = {
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
  "name": "SetVerdict_set",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "features",
      "plural": true,
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
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Baseline",
            "kind": "LinkedField",
            "name": "baseline",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "newlyOn",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
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
      "concreteType": "Coverage",
      "kind": "LinkedField",
      "name": "coverage",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CoverageVerdict_coverage"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeatureSet",
  "abstractKey": null
};

(node as any).hash = "18a52516f01bd52cdb3fdca3bb91b8b9";

export default node;
