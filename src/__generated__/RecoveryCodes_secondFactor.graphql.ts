/**
 * @generated SignedSource<<b83cbea28bf23af320bf5ed6cc94958a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecoveryCodes_secondFactor$data = {
  readonly recoveryCodeCount: number;
  readonly recoveryCodes: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "RecoveryCodes_secondFactor";
};
export type RecoveryCodes_secondFactor$key = {
  readonly " $data"?: RecoveryCodes_secondFactor$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecoveryCodes_secondFactor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecoveryCodes_secondFactor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryCodeCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryCodes",
      "storageKey": null
    }
  ],
  "type": "SecondFactor",
  "abstractKey": null
};

(node as any).hash = "853d77ffc1e93298382ae48db6886d66";

export default node;
