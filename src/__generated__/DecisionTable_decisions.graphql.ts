/**
 * @generated SignedSource<<af245ca38017b533080ac7cf3fec60f1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DecisionState = "ADOPTED" | "ADOPTED_WITH_FALLBACK" | "DECLINED" | "PROPOSED" | "SUPERSEDED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type DecisionTable_decisions$data = ReadonlyArray<{
  readonly askAtPercent: number | null | undefined;
  readonly askWhenShipped: {
    readonly name: string;
  } | null | undefined;
  readonly decidedAt: string;
  readonly evidence: {
    readonly partialShare: number;
    readonly supportedShare: number;
    readonly unknownShare: number;
  };
  readonly evidenceToday: {
    readonly partialShare: number;
    readonly supportedShare: number;
    readonly unknownShare: number;
  } | null | undefined;
  readonly id: string;
  readonly reviewOn: string | null | undefined;
  readonly state: DecisionState;
  readonly subjectKey: string;
  readonly subjectName: string;
  readonly " $fragmentType": "DecisionTable_decisions";
}>;
export type DecisionTable_decisions$key = ReadonlyArray<{
  readonly " $data"?: DecisionTable_decisions$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionTable_decisions">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DecisionTable_decisions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subjectName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askAtPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Browser",
      "kind": "LinkedField",
      "name": "askWhenShipped",
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
    {
      "alias": null,
      "args": null,
      "concreteType": "Evidence",
      "kind": "LinkedField",
      "name": "evidence",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Evidence",
        "kind": "LinkedField",
        "name": "evidenceToday",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Decision",
  "abstractKey": null
};
})();

(node as any).hash = "694ab9f49d484290c0b37d15df700158";

export default node;
