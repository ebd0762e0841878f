/**
 * @generated SignedSource<<92cf39c72384861eca83fd8b3a344a24>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QueryProblem_problem$data = {
  readonly end: number;
  readonly message: string;
  readonly start: number;
  readonly " $fragmentType": "QueryProblem_problem";
};
export type QueryProblem_problem$key = {
  readonly " $data"?: QueryProblem_problem$data;
  readonly " $fragmentSpreads": FragmentRefs<"QueryProblem_problem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QueryProblem_problem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "end",
      "storageKey": null
    }
  ],
  "type": "QueryProblem",
  "abstractKey": null
};

(node as any).hash = "528e8e6ff426ca736af028cea89998b3";

export default node;
