/**
 * @generated SignedSource<<8852559a74ed2dca175a6b80111416df>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReleaseTiming = "OUT" | "PLANNED" | "UNCONFIRMED" | "UNDATED";
import type { FragmentRefs, Result } from "relay-runtime";
export type ReleaseFacts_release$data = Result<{
  readonly engine: string | null | undefined;
  readonly engineVersion: string | null | undefined;
  readonly notesUrl: string | null | undefined;
  readonly share: number;
  readonly status: string;
  readonly timing: ReleaseTiming;
  readonly " $fragmentSpreads": FragmentRefs<"ReleaseDay_release">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReleaseDay_release"
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
      "name": "timing",
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

(node as any).hash = "596f35c02cd672a5cf093f0b831b69ca";

export default node;
