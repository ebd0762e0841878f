/**
 * @generated SignedSource<<749cc0d8e3f120a01f7b24860fb00b6a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileImport_query$data = {
  readonly audiencePresets: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "FileImport_query";
} | null | undefined;
export type FileImport_query$key = {
  readonly " $data"?: FileImport_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileImport_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "NULL"
  },
  "name": "FileImport_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AudiencePreset",
      "kind": "LinkedField",
      "name": "audiencePresets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "9a7ea520aa8cd1212c14a5ccb60d4420";

export default node;
