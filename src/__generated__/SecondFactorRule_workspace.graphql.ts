/**
 * @generated SignedSource<<b287ec03728c401c811466d83e9a8a49>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactorRule_workspace$data = {
  readonly id: string;
  readonly name: string;
  readonly needsSecondFactor: boolean;
  readonly " $fragmentType": "SecondFactorRule_workspace";
};
export type SecondFactorRule_workspace$key = {
  readonly " $data"?: SecondFactorRule_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecondFactorRule_workspace">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecondFactorRule_workspace",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsSecondFactor",
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};

(node as any).hash = "ca48078308f5d3c39422d76606768d29";

export default node;
