/**
 * @generated SignedSource<<02416c16b36b9a6f14077e251fc308cc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgentComparison_agents$data = {
  readonly differences: ReadonlyArray<{
    readonly agentShare: number;
    readonly measuredShare: number;
    readonly name: string;
  }>;
  readonly from: string;
  readonly otherShare: number;
  readonly unreadShare: number;
  readonly " $fragmentType": "AgentComparison_agents";
};
export type AgentComparison_agents$key = {
  readonly " $data"?: AgentComparison_agents$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgentComparison_agents">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgentComparison_agents",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AgentDifference",
      "kind": "LinkedField",
      "name": "differences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "measuredShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "agentShare",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AgentComparison",
  "abstractKey": null
};

(node as any).hash = "2f2d517c51cc30c37e395bf453f47357";

export default node;
