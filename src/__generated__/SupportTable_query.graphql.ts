/**
 * @generated SignedSource<<5b6b77cad992136fe3309a548116e302>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type SupportTable_query$data = Result<{
  readonly browsers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"supportColumns_browser">;
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
          "kind": "InlineDataFragmentSpread",
          "name": "supportColumns_browser",
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
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "03957b89aef292ffddc8a031d8c44e27";

export default node;
