/**
 * @generated SignedSource<<89b70fe66ddba3ea22f597c7157921df>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecisionForm_evidence$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DecisionAdvice_evidence">;
  readonly " $fragmentType": "DecisionForm_evidence";
};
export type DecisionForm_evidence$key = {
  readonly " $data"?: DecisionForm_evidence$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionForm_evidence">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionForm_evidence",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecisionAdvice_evidence"
    }
  ],
  "type": "Evidence",
  "abstractKey": null
};

(node as any).hash = "7bef1f7cef974869c44dd75e99ff975c";

export default node;
