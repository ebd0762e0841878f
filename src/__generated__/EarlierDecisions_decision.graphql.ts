/**
 * @generated SignedSource<<5e19fc3d673b96a09446449e0d24c660>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DecisionState = "ADOPTED" | "ADOPTED_WITH_FALLBACK" | "DECLINED" | "PROPOSED" | "SUPERSEDED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type EarlierDecisions_decision$data = {
  readonly history: ReadonlyArray<{
    readonly author: string;
    readonly decidedAs: DecisionState;
    readonly decidedAt: string;
    readonly id: string;
    readonly rationaleHtml: string;
    readonly " $fragmentSpreads": FragmentRefs<"DecisionConditions_decision">;
  }>;
  readonly " $fragmentType": "EarlierDecisions_decision";
};
export type EarlierDecisions_decision$key = {
  readonly " $data"?: EarlierDecisions_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarlierDecisions_decision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EarlierDecisions_decision",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Decision",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
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
          "name": "decidedAs",
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
          "name": "author",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Decision",
  "abstractKey": null
};

(node as any).hash = "47fab9881f81d9f5c3ae3bc91894e9eb";

export default node;
