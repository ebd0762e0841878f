/**
 * @generated SignedSource<<ae3834a34843bb047c4d33dac06bd9ff>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DecisionState = "ADOPTED" | "ADOPTED_WITH_FALLBACK" | "DECLINED" | "PROPOSED" | "SUPERSEDED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type DecisionCounts_project$data = {
  readonly decisionCounts: ReadonlyArray<{
    readonly count: number;
    readonly state: DecisionState;
  }>;
  readonly " $fragmentType": "DecisionCounts_project";
};
export type DecisionCounts_project$key = {
  readonly " $data"?: DecisionCounts_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionCounts_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionCounts_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DecisionCount",
      "kind": "LinkedField",
      "name": "decisionCounts",
      "plural": true,
      "selections": [
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "8b5aab56923cccc26e69cbe8b030e750";

export default node;
