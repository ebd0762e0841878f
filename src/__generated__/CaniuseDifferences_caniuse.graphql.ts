/**
 * @generated SignedSource<<8a5f411cceedb23699bd8f0992d755dd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CaniuseDifferences_caniuse$data = Result<{
  readonly differences: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
    };
    readonly isUsableThere: boolean;
  }>;
  readonly worldShare: number;
  readonly " $fragmentType": "CaniuseDifferences_caniuse";
}, unknown>;
export type CaniuseDifferences_caniuse$key = {
  readonly " $data"?: CaniuseDifferences_caniuse$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaniuseDifferences_caniuse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "CaniuseDifferences_caniuse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "worldShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CaniuseDifference",
      "kind": "LinkedField",
      "name": "differences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Browser",
          "kind": "LinkedField",
          "name": "browser",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUsableThere",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Caniuse",
  "abstractKey": null
};

(node as any).hash = "5dd6c8be9bcc153298e509ecf42b19b0";

export default node;
