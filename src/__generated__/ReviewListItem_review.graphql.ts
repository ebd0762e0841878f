/**
 * @generated SignedSource<<e3516c32ebf0f95fa179cb8bcbab661f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeCause = "AUDIENCE_MOVED" | "CLOCK" | "COMPUTED" | "CORRECTED" | "DEFINITION_CHANGED" | "SHIPPED";
import type { FragmentRefs } from "relay-runtime";
export type ReviewListItem_review$data = {
  readonly afterShare: number;
  readonly beforeShare: number;
  readonly cause: ChangeCause;
  readonly decision: {
    readonly subjectKey: string;
  };
  readonly sentence: string;
  readonly " $fragmentType": "ReviewListItem_review";
};
export type ReviewListItem_review$key = {
  readonly " $data"?: ReviewListItem_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewListItem_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewListItem_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cause",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "beforeShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "afterShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Decision",
      "kind": "LinkedField",
      "name": "decision",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subjectKey",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "7eeea982404dde26638fae67d38003a9";

export default node;
