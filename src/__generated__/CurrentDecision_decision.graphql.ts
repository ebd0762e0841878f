/**
 * @generated SignedSource<<7410bef8b9104b7b09c8fb82c317d605>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DecisionState = "ADOPTED" | "ADOPTED_WITH_FALLBACK" | "DECLINED" | "PROPOSED" | "SUPERSEDED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type CurrentDecision_decision$data = {
  readonly askAtPercent: number | null | undefined;
  readonly askWhenShipped: {
    readonly name: string;
  } | null | undefined;
  readonly author: string;
  readonly decidedAt: string;
  readonly evidence: {
    readonly " $fragmentSpreads": FragmentRefs<"EvidenceTable_evidence">;
  } | null | undefined;
  readonly evidenceToday: {
    readonly " $fragmentSpreads": FragmentRefs<"EvidenceTable_evidence">;
  } | null | undefined;
  readonly fallbackHtml: string | null | undefined;
  readonly history: ReadonlyArray<{
    readonly askAtPercent: number | null | undefined;
    readonly askWhenShipped: {
      readonly name: string;
    } | null | undefined;
    readonly author: string;
    readonly decidedAs: DecisionState;
    readonly decidedAt: string;
    readonly id: string;
    readonly rationaleHtml: string;
  }>;
  readonly id: string;
  readonly owner: {
    readonly name: string;
  } | null | undefined;
  readonly rationaleHtml: string;
  readonly reviewOn: string | null | undefined;
  readonly state: DecisionState;
  readonly " $fragmentType": "CurrentDecision_decision";
};
export type CurrentDecision_decision$key = {
  readonly " $data"?: CurrentDecision_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrentDecision_decision">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "author",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "decidedAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "askAtPercent",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Browser",
  "kind": "LinkedField",
  "name": "askWhenShipped",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rationaleHtml",
  "storageKey": null
},
v7 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "EvidenceTable_evidence"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CurrentDecision_decision",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewOn",
      "storageKey": null
    },
    (v3/*:: as any*/),
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fallbackHtml",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Evidence",
        "kind": "LinkedField",
        "name": "evidence",
        "plural": false,
        "selections": (v7/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
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
        "selections": (v7/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Decision",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decidedAs",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v1/*:: as any*/),
        (v3/*:: as any*/),
        (v5/*:: as any*/),
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Decision",
  "abstractKey": null
};
})();

(node as any).hash = "2e30e27e1e0c672c25aed350d0c3f587";

export default node;
