/**
 * @generated SignedSource<<fbdde0ff2b0832aa602e9ad3c25bb96a>>
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
  readonly author: string;
  readonly decidedAt: string;
  readonly evidence: {
    readonly " $fragmentSpreads": FragmentRefs<"EvidenceTable_evidence">;
  } | null | undefined;
  readonly evidenceToday: {
    readonly " $fragmentSpreads": FragmentRefs<"EvidenceCard_evidence" | "EvidenceTable_evidence">;
  } | null | undefined;
  readonly fallbackHtml: string | null | undefined;
  readonly id: string;
  readonly owner: {
    readonly name: string;
  } | null | undefined;
  readonly rationaleHtml: string;
  readonly reviewOn: string | null | undefined;
  readonly state: DecisionState;
  readonly uses: {
    readonly fileCount: number;
    readonly repositoryCount: number;
    readonly since: string;
    readonly useCount: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionConditions_decision" | "EarlierDecisions_decision">;
  readonly " $fragmentType": "CurrentDecision_decision";
};
export type CurrentDecision_decision$key = {
  readonly " $data"?: CurrentDecision_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"CurrentDecision_decision">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "EvidenceTable_evidence"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CurrentDecision_decision",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "author",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecisionConditions_decision"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rationaleHtml",
      "storageKey": null
    },
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
      "concreteType": "UseCount",
      "kind": "LinkedField",
      "name": "uses",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "useCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "repositoryCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
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
        "concreteType": "Evidence",
        "kind": "LinkedField",
        "name": "evidence",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
        "concreteType": "Evidence",
        "kind": "LinkedField",
        "name": "evidenceToday",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EvidenceCard_evidence"
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EarlierDecisions_decision"
    }
  ],
  "type": "Decision",
  "abstractKey": null
};
})();

(node as any).hash = "c4e74f0bd0ae3ad5b35b356446afee2f";

export default node;
