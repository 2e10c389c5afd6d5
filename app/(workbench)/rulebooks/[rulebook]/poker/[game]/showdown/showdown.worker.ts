import { answerOnce } from '@/app/threads/answer-once';
import { answerShowdown, type ShowdownQuestion } from '@/rulebooks/poker/showdown/answer';

answerOnce((question: ShowdownQuestion) => answerShowdown(question));
