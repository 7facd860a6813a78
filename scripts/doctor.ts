/** Examines the site and says what to do: `npm run doctor`. Ends with an error if there is something. */
import { examineSite } from "@/lib/backend/problems/examine";
import { endWithSentence } from "@/lib/backend/startup/explain";

async function main(): Promise<void> {
  const findings = await examineSite();
  for (const { part, fine, words } of findings)
    console.log(`${fine ? "ok" : "!!"}  ${part.padEnd(9)} ${words}`);
  if (findings.some(({ fine }) => !fine)) process.exitCode = 1;
}

main().catch(endWithSentence);
