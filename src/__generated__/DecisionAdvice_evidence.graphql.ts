/**
 * @generated SignedSource<<57d4a057548447eec4321b122f2eb3f2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecisionAdvice_evidence$data = {
  readonly partialShare: number;
  readonly supportedShare: number;
  readonly unknownShare: number;
  readonly unsupportedShare: number;
  readonly " $fragmentType": "DecisionAdvice_evidence";
};
export type DecisionAdvice_evidence$key = {
  readonly " $data"?: DecisionAdvice_evidence$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionAdvice_evidence">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionAdvice_evidence",
  "selections": [
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
      "name": "unsupportedShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unknownShare",
      "storageKey": null
    }
  ],
  "type": "Evidence",
  "abstractKey": null
};

(node as any).hash = "b26f9d32e062cae663902df0efbe44d1";

export default node;
