/**
 * @generated SignedSource<<0c9677767110b05dba51552df96df08d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sessions_viewer$data = {
  readonly sessions: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly isCurrent: boolean;
    readonly userAgent: string | null | undefined;
  }>;
  readonly " $fragmentType": "Sessions_viewer";
};
export type Sessions_viewer$key = {
  readonly " $data"?: Sessions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sessions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sessions_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Session",
      "kind": "LinkedField",
      "name": "sessions",
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
          "name": "userAgent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c3445b5fc065810016e6fd89639a0b97";

export default node;
