/**
 * @generated SignedSource<<73b5b738358f58064170b8042fcbadac>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BrowserType = "DESKTOP" | "MOBILE" | "SERVER" | "XR";
import type { FragmentRefs, Result } from "relay-runtime";
export type BrowserTable_browsers$data = ReadonlyArray<{
  readonly row: Result<{
    readonly currentRelease: {
      readonly engine: string | null | undefined;
      readonly releasedOn: string | null | undefined;
      readonly version: string;
    } | null | undefined;
    readonly isCore: boolean;
    readonly name: string;
    readonly releaseCount: number;
    readonly share: number;
    readonly slug: string;
    readonly type: BrowserType;
  }, unknown>;
  readonly " $fragmentType": "BrowserTable_browsers";
}>;
export type BrowserTable_browsers$key = ReadonlyArray<{
  readonly " $data"?: BrowserTable_browsers$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrowserTable_browsers">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BrowserTable_browsers",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "fragment": {
          "kind": "InlineFragment",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "releaseCount",
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Release",
              "kind": "LinkedField",
              "name": "currentRelease",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "version",
                  "storageKey": null
                },
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
                  "name": "engine",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "type": null,
          "abstractKey": null
        },
        "kind": "AliasedInlineFragmentSpread",
        "name": "row"
      },
      "to": "RESULT"
    }
  ],
  "type": "Browser",
  "abstractKey": null
};

(node as any).hash = "3f1610f609fbdf48e3a23f4ea761956e";

export default node;
