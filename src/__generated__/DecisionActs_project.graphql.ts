/**
 * @generated SignedSource<<aefe66f29de38e6680c520dc766445e1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecisionActs_project$data = {
  readonly decisionActs: ReadonlyArray<{
    readonly author: string;
    readonly count: number;
    readonly decidedOn: string;
    readonly id: string;
  }>;
  readonly " $fragmentType": "DecisionActs_project";
};
export type DecisionActs_project$key = {
  readonly " $data"?: DecisionActs_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionActs_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionActs_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DecisionAct",
      "kind": "LinkedField",
      "name": "decisionActs",
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
          "name": "count",
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
          "name": "decidedOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "42328086ed7fa23d0f78e62041f2d368";

export default node;
