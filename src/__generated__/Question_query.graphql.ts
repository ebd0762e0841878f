/**
 * @generated SignedSource<<cb2dba0035c81cec2711c6d47048b1e0>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Question_query$data = {
  readonly audience: {
    readonly name: string;
  } | null | undefined;
  readonly catalogue: {
    readonly compatKeyCount: number;
    readonly featureCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"DataDays_catalogue">;
  } | null | undefined;
  readonly " $fragmentType": "Question_query";
};
export type Question_query$key = {
  readonly " $data"?: Question_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Question_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Question_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "key",
            "variableName": "audience"
          }
        ],
        "concreteType": "Audience",
        "kind": "LinkedField",
        "name": "audience",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Catalogue",
        "kind": "LinkedField",
        "name": "catalogue",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "featureCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "compatKeyCount",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DataDays_catalogue"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "406c04a41bce8fe88cb9902a066335d5";

export default node;
