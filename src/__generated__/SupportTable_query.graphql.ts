/**
 * @generated SignedSource<<19d7e335fe3a6eaa9e25ef36eca5c377>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BrowserType = "DESKTOP" | "MOBILE" | "SERVER" | "XR";
import type { FragmentRefs, Result } from "relay-runtime";
export type SupportTable_query$data = Result<{
  readonly browsers: ReadonlyArray<{
    readonly isCore: boolean;
    readonly name: string;
    readonly slug: string;
    readonly type: BrowserType;
  }>;
  readonly " $fragmentType": "SupportTable_query";
}, unknown>;
export type SupportTable_query$key = {
  readonly " $data"?: SupportTable_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SupportTable_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "SupportTable_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Browser",
      "kind": "LinkedField",
      "name": "browsers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
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
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCore",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3c79168f916d4bded690ce08eae7f7ef";

export default node;
