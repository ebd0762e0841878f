/**
 * @generated SignedSource<<ca55f391df7fa654fea3bc657bea4641>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BaselineMonths_year$data = Result<{
  readonly months: ReadonlyArray<{
    readonly month: string;
    readonly newly: ReadonlyArray<{
      readonly __typename: "Feature";
    }> | null | undefined;
    readonly widely: ReadonlyArray<{
      readonly __typename: "Feature";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"BaselineMonth_month">;
  }>;
  readonly year: number;
  readonly " $fragmentType": "BaselineMonths_year";
}, unknown>;
export type BaselineMonths_year$key = {
  readonly " $data"?: BaselineMonths_year$data;
  readonly " $fragmentSpreads": FragmentRefs<"BaselineMonths_year">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "BaselineMonths_year",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BaselineMonth",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "newly",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "widely",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BaselineMonth_month"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BaselineYear",
  "abstractKey": null
};
})();

(node as any).hash = "4b0fa0cf95e02697dd74747abfb13e94";

export default node;
