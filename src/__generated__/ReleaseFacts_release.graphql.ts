/**
 * @generated SignedSource<<07f3d8a456f0adc643e9d225c38e205d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ReleaseFacts_release$data = Result<{
  readonly engine: string | null | undefined;
  readonly engineVersion: string | null | undefined;
  readonly notesUrl: string | null | undefined;
  readonly releasedOn: string | null | undefined;
  readonly share: number;
  readonly status: string;
  readonly " $fragmentType": "ReleaseFacts_release";
}, unknown>;
export type ReleaseFacts_release$key = {
  readonly " $data"?: ReleaseFacts_release$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseFacts_release">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "ReleaseFacts_release",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "releasedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "engine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "engineVersion",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notesUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "audience",
          "variableName": "audience"
        }
      ],
      "kind": "ScalarField",
      "name": "share",
      "storageKey": null
    }
  ],
  "type": "Release",
  "abstractKey": null
};

(node as any).hash = "e923a940b72d30b38af9056ad3e5f68a";

export default node;
